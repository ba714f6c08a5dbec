import { ApiProperty } from '@nestjs/swagger';
import { ValidateChoice, ValidateInteger, ValidateMoment, ValidateText, ValidateUuid } from '../common/validators.js';
import { SHARE_ENDS, type ShareEnd } from './share-end.js';
import { SHARE_ACCESS_LEVELS, type ShareAccessLevel } from './share.entity.js';

export class SharesParams {
  @ValidateUuid()
  documentId: string;
}

export class ShareParams extends SharesParams {
  @ValidateUuid()
  shareId: string;
}

export class ShareCreateDto {
  @ValidateChoice({ of: SHARE_ACCESS_LEVELS, description: 'Only `view` is offered so far.' })
  accessLevel: ShareAccessLevel;

  @ValidateMoment({ optional: true, description: 'Within the next year; without it the link stays until revoked.' })
  expiresAt?: string;

  @ValidateInteger({ optional: true, min: 1, max: 10_000, description: 'How often it may be opened.' })
  maxViews?: number;

  @ValidateText({
    optional: true,
    min: 6,
    max: 200,
    trim: false,
    message: 'Password must be at least 6 characters',
    description: 'Asked of everybody who opens the link. It cannot be read again.',
  })
  password?: string;
}

export class ShareResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ description: 'The address to give away.' })
  url: string;

  @ApiProperty({ enum: [...SHARE_ACCESS_LEVELS] })
  accessLevel: ShareAccessLevel;

  @ApiProperty({
    enum: SHARE_ENDS,
    enumName: 'ShareEnd',
    nullable: true,
    description: 'Why it opens nothing any more; null while it does.',
  })
  endedBy: ShareEnd | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  expiresAt: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null is no limit.' })
  maxViews: number | null;

  @ApiProperty({ type: 'integer', description: 'How often it was opened.' })
  viewCount: number;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was opened last.' })
  lastAccessedAt: string | null;

  @ApiProperty()
  hasPassword: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
