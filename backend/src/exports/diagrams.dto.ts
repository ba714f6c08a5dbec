import { ApiProperty } from '@nestjs/swagger';
import { ValidateInteger } from '../common/validators.js';

export class DiagramsQuery {
  @ValidateInteger({ min: 1, max: 2_147_483_647, optional: true, description: 'Number of an earlier version.' })
  version?: number;
}

export class DiagramPictureDto {
  @ApiProperty({ description: 'Mermaid source, as it stands in the document.' })
  source: string;

  @ApiProperty({ description: 'Data URI of an SVG picture that loads and runs nothing.' })
  src: string;

  @ApiProperty({ type: 'integer', description: 'Pixels of a screen.' })
  width: number;

  @ApiProperty({ type: 'integer', description: 'Pixels of a screen.' })
  height: number;
}

export class DiagramsResponseDto {
  @ApiProperty({
    type: [DiagramPictureDto],
    description: 'Those that there are; the others are shown as their source.',
  })
  pictures: DiagramPictureDto[];

  @ApiProperty({ description: 'More are being drawn: ask again in a moment.' })
  drawing: boolean;
}
