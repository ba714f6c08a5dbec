import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, SignedIn } from '../common/access-route.decorators.js';
import type { Actor } from '../common/actor.js';
import { UserResponseDto, UserUpdateDto } from './users.dto.js';
import { UsersService } from './users.service.js';

@ApiTags('Account')
@Controller('user')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @SignedIn()
  @ApiOperation({ summary: 'The signed-in user' })
  @ApiOkResponse({ type: UserResponseDto })
  get(@CurrentActor() actor: Actor): Promise<UserResponseDto> {
    return this.users.getOwn(actor);
  }

  @Patch()
  @SignedIn()
  @ApiOperation({ summary: 'Change the name' })
  @ApiOkResponse({ type: UserResponseDto })
  update(@CurrentActor() actor: Actor, @Body() dto: UserUpdateDto): Promise<UserResponseDto> {
    return this.users.update(actor, dto);
  }
}
