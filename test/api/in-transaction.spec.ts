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
    expect(attempts).toBeGreaterThanOrEqual(3);
    const [first, second] = await Promise.all([one, two].map((id) => dataSource.manager.findOneByOrFail(User, { id })));
    // Both pieces of work were done whole, so that the later one's name stands in both rows.
    expect(first?.name).toMatch(/^attempt /);
    expect(second?.name).toBe(first?.name);
  });

  /** Work that falls to a deadlock so many times before it succeeds. */
  function fallingToDeadlocks(times: number) {
    let attempts = 0;
    const work = () =>
      inTransaction(dataSource, async (tx) => {
        attempts += 1;
        if (attempts <= times) await tx.query(`DO $$ BEGIN RAISE deadlock_detected; END $$`);
        return attempts;
      });
    return { work, attempts: () => attempts };
  }

  it('goes on when deadlocks repeat, and answers what the work answers', async () => {
    expect(await fallingToDeadlocks(4).work()).toBe(5);
  });

  it('gives up after five', async () => {
    const falling = fallingToDeadlocks(5);
    await expect(falling.work()).rejects.toThrow('deadlock_detected');
    expect(falling.attempts()).toBe(5);
  });

  it('does nothing twice that failed for another reason', async () => {
    let attempts = 0;
    const work = inTransaction(dataSource, async (tx) => {
      attempts += 1;
      await tx.query('SELECT 1 / 0');
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});
