import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  migrate,
  migrationsFolder,
  readMigrations,
  SchemaRefused,
  schemaVersion,
} from '../platform/database/upgrade/migrate.ts'
import { describeSchema, findCatalogueFaults } from '../testing/growth/catalogue.ts'
import { runText } from '../testing/database/planted.ts'
import { schemaText } from '../testing/database/schema-text.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'
import { tablesText } from '../testing/database/tables-text.ts'
import { schemaFile, tablesFile } from '../testing/database/write-schema.ts'

let fresh: TestDatabase
beforeAll(async () => void (fresh = await createTestDatabase()))
afterAll(() => fresh.drop())

async function withEmpty(work: (db: TestDatabase) => Promise<void>): Promise<void> {
  const db = await createTestDatabase({ empty: true })
  try {
    await work(db)
  } finally {
    await db.drop()
  }
}

function aCopyOfTheFolder(): string {
  const folder = temporaryFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  return folder
}

describe('the catalogue', () => {
  test('every tenant table is bound by row security and keyed by its merchant; the app role owns nothing', async () => {
    expect(await findCatalogueFaults(fresh.owner)).toEqual([])
  })

  test.each([
    [
      'no policy',
      `create table planted (merchant_id text, id text, primary key (merchant_id, id))`,
      /row security|tenant policy/,
    ],
    [
      'a policy that lets everybody in',
      `create table planted (merchant_id text, id text, primary key (merchant_id, id));
      alter table planted enable row level security; alter table planted force row level security;
      create policy tenant on planted using (true) with check (true)`,
      /tenant policy/,
    ],
    [
      'row security the owner escapes',
      `create table planted (merchant_id text, id text, primary key (merchant_id, id));
      call tenant_table('planted'); alter table planted no force row level security`,
      /not enabled and forced/,
    ],
    [
      'a key without its merchant',
      `create table planted (id text primary key, merchant_id text not null); call tenant_table('planted')`,
      /primary key|unique index/,
    ],
    [
      'a reference that could cross merchants',
      `create table planted (merchant_id text, id text, file_id text, file_of text, primary key (merchant_id, id),
      foreign key (file_of, file_id) references stored_file (merchant_id, id)); call tenant_table('planted')`,
      /foreign key/,
    ],
    [
      'an append-only table with rights',
      `create table planted (merchant_id text, id text, primary key (merchant_id, id));
      call tenant_table('planted'); call append_only('planted'); grant update on planted to daftar_app`,
      /append-only/,
    ],
    [
      'a view that reads as its owner',
      `create view planted as select merchant_id, name from store; call reading_view('planted')`,
      /without security_invoker/,
    ],
    [
      'a view that can be written',
      `create view planted with (security_invoker = true) as select merchant_id, name from store`,
      /can be written/,
    ],
  ])('a planted table or view is found: %s', async (_, sql, fault) => {
    const db = await createTestDatabase()
    try {
      await runText(db.owner, sql)
      expect((await findCatalogueFaults(db.owner)).join('\n')).toMatch(fault)
    } finally {
      await db.drop()
    }
  })
})

describe('docs/schema.sql', () => {
  test('it is what the migrations leave', async () => {
    expect(await schemaText(fresh.owner), 'run `npm run schema`').toBe(readFileSync(schemaFile, 'utf8'))
  })

  test.each([
    ['a column', 'alter table store add column planted text'],
    ['a rule', 'alter table store add constraint planted check (length(name) < 100)'],
    ['an index', 'create index planted on store (merchant_id, name)'],
    ['a right', 'revoke update on store from daftar_app'],
    ['row security', 'drop policy tenant on store'],
    [
      'a view',
      'create or replace view staff_name with (security_invoker = true) as select id, email as name from staff',
    ],
    ['whose rights a view has', 'alter view staff_name reset (security_invoker)'],
    [
      'a function',
      'create or replace function app_merchants() returns text[] language sql stable return null::text[]',
    ],
  ])('it would show %s', async (_, sql) => {
    const db = await createTestDatabase()
    try {
      await runText(db.owner, sql)
      expect(await schemaText(db.owner)).not.toBe(readFileSync(schemaFile, 'utf8'))
    } finally {
      await db.drop()
    }
  })
})

describe('the types of the tables', () => {
  const planting = async (sql: string) => {
    const db = await createTestDatabase()
    try {
      await runText(db.owner, sql)
      return await tablesText(db.owner)
    } finally {
      await db.drop()
    }
  }

  test('they are what the migrations leave', async () => {
    expect(await tablesText(fresh.owner), 'run `npm run schema`').toBe(readFileSync(tablesFile, 'utf8'))
  })

  test('a column says its type, its values, and whether it may be left out or is worked out', async () => {
    const types = await planting(`
      create table planted (id text not null, at timestamptz not null default now(), kind text check (kind in ('a', 'b')),
        days date[] not null, facts jsonb, twice bigint generated always as (2) stored);
      create view planted_view as select kind from planted`)
    expect(types).toContain(
      "  planted: {\n    id: string\n    at: Date\n    kind: 'a' | 'b' | null\n    days: CalendarDate[]\n    facts: unknown\n    twice: bigint | null\n  }",
    )
    expect(types).toContain("  planted_view: {\n    kind: 'a' | 'b' | null\n  }")
    expect(types).toContain("  planted: 'twice'\n")
    expect(types).toContain("  planted: 'at' | 'kind' | 'facts'\n")
    expect(types).toContain("  planted: ['facts'],\n")
  })

  test('a type nobody has said how to read is refused', async () => {
    await expect(planting('create table planted (span interval)')).rejects.toThrow(/planted.span .*interval/)
  })
})

describe('migrating', () => {
  test('a database upgraded file by file equals a fresh one, and planted drift is seen', () =>
    withEmpty(async (db) => {
      for (const { version } of readMigrations()) await migrate(db.ownerUrl, { upTo: version })
      expect(await migrate(db.ownerUrl)).toEqual([])
      expect(await describeSchema(db.owner)).toEqual(await describeSchema(fresh.owner))
      await runText(db.owner, 'alter table rate_counter add column planted int')
      expect(await describeSchema(db.owner)).not.toEqual(await describeSchema(fresh.owner))
    }))

  test('a database that stands at the head and gets one more file equals a fresh one that had it', () =>
    withEmpty(async (made) => {
      const folder = aCopyOfTheFolder()
      writeFileSync(
        join(folder, '9000-planted.sql'),
        `alter table store add column planted text not null default '';
         create index store_planted on store (merchant_id, planted)`,
      )
      await migrate(made.ownerUrl, { folder })
      const upgraded = await createTestDatabase()
      try {
        expect(await describeSchema(upgraded.owner)).not.toEqual(await describeSchema(made.owner))
        expect(await migrate(upgraded.ownerUrl, { folder })).toEqual(['9000-planted.sql'])
        expect(await describeSchema(upgraded.owner)).toEqual(await describeSchema(made.owner))
      } finally {
        await upgraded.drop()
      }
    }))

  test('a database of before the squash is refused with what to do, and left as it is', () =>
    withEmpty(async (db) => {
      await runText(
        db.owner,
        `create table schema_migration (
          version text primary key, file text not null, checksum text not null, ran_at timestamptz not null default now());
        insert into schema_migration (version, file, checksum) values
          ('0001', '0001-roles-and-helpers.sql', 'of then'), ('0082', '0082-buyer-of-the-fee-invoice.sql', 'of then');
        create table purchase (id text)`,
      )
      const before = await describeSchema(db.owner)
      await expect(migrate(db.ownerUrl)).rejects.toThrow(
        /made by a Daftar of before 0\.1.* cannot be upgraded.* Start with an empty DATA_DIR/,
      )
      expect(await describeSchema(db.owner)).toEqual(before)
      expect(await db.owner`select count(*)::int as ran from schema_migration`).toEqual([{ ran: 2 }])
    }))

  test('a database that ran what this build does not know is refused, whatever else it ran', () =>
    withEmpty(async (db) => {
      const folder = aCopyOfTheFolder()
      await migrate(db.ownerUrl, { folder, upTo: '0003' })
      await db.owner`update schema_migration set file = '0003-planted.sql' where version = '0003'`
      await expect(migrate(db.ownerUrl)).rejects.toThrow(
        /ran the migration 0003-planted\.sql.*another line of builds/,
      )
      await expect(migrate(db.ownerUrl)).rejects.toBeInstanceOf(SchemaRefused)
    }))

  test('a newer build is served beside, until one of its migrations says which builds it breaks', () =>
    withEmpty(async (db) => {
      const folder = aCopyOfTheFolder()
      writeFileSync(join(folder, '9000-planted.sql'), 'select 1;')
      await migrate(db.ownerUrl, { folder })
      expect(await migrate(db.ownerUrl)).toEqual([])
      writeFileSync(join(folder, '9001-planted.sql'), '-- Breaks builds before 9000.\nselect 1;')
      await migrate(db.ownerUrl, { folder })
      expect(await migrate(db.ownerUrl, { folder })).toEqual([])
      await expect(migrate(db.ownerUrl)).rejects.toThrow(
        /upgraded by a newer Daftar, whose migration 9001-planted\.sql ended builds before schema 9000.*restore the backup/,
      )
    }))

  test('two processes that start at once migrate once', () =>
    withEmpty(async (db) => {
      const ran = await Promise.all([migrate(db.ownerUrl), migrate(db.ownerUrl)])
      expect(ran.map((files) => files.length).toSorted((a, b) => a - b)).toEqual([0, readMigrations().length])
    }))

  test('a file that ran and was changed afterwards is refused', () =>
    withEmpty(async (db) => {
      const folder = aCopyOfTheFolder()
      writeFileSync(join(folder, '9000-planted.sql'), 'select 1;')
      await migrate(db.ownerUrl, { folder })
      writeFileSync(join(folder, '9000-planted.sql'), 'select 2;')
      await expect(migrate(db.ownerUrl, { folder })).rejects.toThrow(/9000-planted.sql was changed/)
    }))

  test('a file that fails leaves nothing of itself and names itself', () =>
    withEmpty(async (db) => {
      const folder = aCopyOfTheFolder()
      writeFileSync(join(folder, '9000-planted.sql'), 'create table half_made (id int); select 1 / 0;')
      await expect(migrate(db.ownerUrl, { folder })).rejects.toThrow(
        /9000-planted.sql failed: division by zero/,
      )
      expect(await db.owner`select to_regclass('half_made') as found`).toEqual([{ found: null }])
    }))

  test('a file name that is no NNNN-name.sql, or a number used twice, is refused', () => {
    const folder = aCopyOfTheFolder()
    writeFileSync(join(folder, `${schemaVersion()}-twin.sql`), '')
    expect(() => readMigrations(folder)).toThrow(/Two migrations/)
    const other = aCopyOfTheFolder()
    writeFileSync(join(other, 'Later.sql'), '')
    expect(() => readMigrations(other)).toThrow(/not named/)
  })
})
