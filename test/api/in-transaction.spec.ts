import type { DataSource } from 'typeorm';
import { createDataSource } from '../../backend/src/database/data-source.js';
import { inTransaction } from '../../backend/src/database/in-transaction.js';
import { User } from '../../backend/src/users/user.entity.js';
import { createTestDatabase } from '../support/database.js';

describe('inTransaction', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  async function addUser(name: string): Promise<string> {
    const user = dataSource.manager.create(User, { name, email: `${name}@example.com`, password: '$argon2id$' });
    await dataSource.manager.insert(User, user);
    return user.id;
  }

  it('undoes everything when the work fails', async () => {
    const id = await addUser('before');
    const work = inTransaction(dataSource, async (tx) => {
      await tx.update(User, id, { name: 'after' });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await dataSource.manager.findOneByOrFail(User, { id })).toMatchObject({ name: 'before' });
  });

  it('does the work again after a deadlock', async () => {
    const [one, two] = [await addUser('one'), await addUser('two')];
    let bothHaveTheFirst: (() => void) | undefined;
    const meeting = new Promise<void>((done) => (bothHaveTheFirst = done));
    let attempts = 0;
    const lock = (first: string, second: string) =>
      inTransaction(dataSource, async (tx) => {
        attempts += 1;
        const name = `attempt ${attempts}`;
        await tx.update(User, first, { name });
        if (attempts === 2) bothHaveTheFirst?.();
        await meeting;
        await tx.update(User, second, { name });
      });
    await Promise.all([lock(one, two), lock(two, one)]);
    expect(attempts).toBe(3);
  });
});
