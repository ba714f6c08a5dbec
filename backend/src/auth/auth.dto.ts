import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, MaxLength } from 'class-validator';
import { ValidateText, ValidateUuid } from '../common/validators.js';
import { UserResponseDto } from '../users/users.dto.js';
import type { Session } from './session.entity.js';

const EMAIL_MAX = 254;

/** An address, in lower case: two that differ only in case are one account. */
function ValidateEmail(): PropertyDecorator {
  const message = 'Invalid email address';
  return applyDecorators(
    ApiProperty({ format: 'email', maxLength: EMAIL_MAX, example: 'ada@example.com' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toLowerCase() : value)),
    MaxLength(EMAIL_MAX, { message }),
    IsEmail({}, { message }),
  );
}

const ValidateNewPassword = () =>
  ValidateText({ min: 6, max: 200, trim: false, message: 'Password must be at least 6 characters' });

const ValidatePassword = () => ValidateText({ max: 200, trim: false, message: 'Password is required' });

/** The secret of a link in a mail. */
const ValidateLinkToken = () => ValidateText({ max: 100, trim: false });

export class AccountCreateDto {
  @ValidateText({ min: 2, max: 100, message: 'Name must be at least 2 characters' })
  name: string;

  @ValidateEmail()
  email: string;

  @ValidateNewPassword()
  password: string;
}

export class SessionCreateDto {
  @ValidateEmail()
  email: string;

  @ValidatePassword()
  password: string;
}

export class PasswordForgotDto {
  @ValidateEmail()
  email: string;
}

export class PasswordResetDto {
  @ValidateLinkToken()
  token: string;

  @ValidateNewPassword()
  password: string;
}

export class PasswordUpdateDto {
  @ValidatePassword()
  currentPassword: string;

  @ValidateNewPassword()
  newPassword: string;
}

export class EmailChangeDto {
  @ValidateEmail()
  email: string;

  @ValidatePassword()
  password: string;
}

export class EmailVerifyDto {
  @ValidateLinkToken()
  token: string;
}

export class SessionParams {
  @ValidateUuid()
  id: string;
}

/** The answer to signing in. The refresh token travels in an httpOnly cookie beside it. */
export class SessionGrantDto {
  @ApiProperty({ description: 'Good for 15 minutes, as `Authorization: Bearer …`.' })
  accessToken: string;

  @ApiProperty({ type: UserResponseDto })
  user: UserResponseDto;
}

export class SessionResponseDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'When it last got a new access token.' })
  lastSeenAt: string;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true })
  userAgent: string | null;

  @ApiProperty({ type: String, nullable: true })
  ip: string | null;

  @ApiProperty({ description: 'This is the session of the request.' })
  current: boolean;
}

export function mapSession(session: Session, currentId: string | null): SessionResponseDto {
  return {
    id: session.id,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    userAgent: session.userAgent,
    ip: session.ip,
    current: session.id === currentId,
  };
}
