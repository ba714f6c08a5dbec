import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Actor } from '../common/actor.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/** What an access token carries. */
export interface AccessTokenClaims {
  /** The user's id. */
  sub: string;
  /** The session's id. */
  sid: string;
}

export const ACCESS_TOKEN_SECONDS = 15 * 60;
export const ACCESS_TOKEN_ALGORITHM = 'HS256';

/** Reads the bearer token. Whether its session still lives is asked where access is decided. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy, 'jwt') {
  constructor(@Inject(CONFIG) config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: config.auth.jwtSecret,
      algorithms: [ACCESS_TOKEN_ALGORITHM],
    });
  }

  validate({ sub, sid }: AccessTokenClaims): Actor {
    return { kind: 'user', userId: sub, sessionId: sid };
  }
}
