import { randomUUID } from 'node:crypto';
import { TestClient } from '../../support/client.js';

export interface Account {
  client: TestClient;
  name: string;
  email: string;
  password: string;
}

export const newEmail = () => `person-${randomUUID()}@example.com`;

/** Registers a user through the API. */
export async function newAccount(url: string, overrides: Partial<Omit<Account, 'client'>> = {}): Promise<Account> {
  const client = new TestClient(url);
  const user = { name: 'Ada Byron', email: newEmail(), password: 'a long enough password', ...overrides };
  await client.register(user);
  return { client, ...user };
}

/** What a browser keeps of the client's session. */
export function stateOf(client: TestClient, url: string) {
  const cookies = [...client.cookies].map(([name, value]) => ({
    name,
    value,
    url: `${url}/api/auth`,
    httpOnly: true,
    sameSite: 'Lax' as const,
  }));
  return { cookies, accessToken: client.accessToken ?? '' };
}
