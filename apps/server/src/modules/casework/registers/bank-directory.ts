import { bankCodeOf } from '@daftar/rules/registry/iban-check'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export type BankRow = Row<'bank_directory', 'country' | 'code' | 'name' | 'swift_code' | 'source'>

/** The bank of a valid IBAN; null where the directory does not know its code. */
export async function findBank(
  tx: ReadTx,
  iban: string,
): Promise<Pick<BankRow, 'name' | 'swift_code'> | null> {
  const bank = bankCodeOf(iban)
  if (bank === null) return null
  const [row] = await tx<Row<'bank_directory', 'name' | 'swift_code'>[]>`
    select name, swift_code from bank_directory where country = ${bank.country} and code = ${bank.code}`
  return row ?? null
}

export function listBanks(tx: ReadTx): Promise<BankRow[]> {
  return tx<
    BankRow[]
  >`select country, code, name, swift_code, source from bank_directory order by country, code`
}

/** Makes the directory what the file says: rows that are not in it go. */
export async function importBanks(
  tx: Tx,
  banks: readonly BankRow[],
  at: Date,
): Promise<{ changed: number; removed: number }> {
  const rows = tx.json(banks as unknown as Record<string, string>[])
  const removed = await tx`
    delete from bank_directory d where not exists (
      select from jsonb_to_recordset(${rows}) as b (country text, code text) where b.country = d.country and b.code = d.code)`
  const changed = await tx`
    insert into bank_directory as d (country, code, name, swift_code, source, changed_at)
    select country, code, name, swift_code, source, ${at}
      from jsonb_to_recordset(${rows}) as b (country text, code text, name text, swift_code text, source text)
    on conflict (country, code) do update
      set name = excluded.name, swift_code = excluded.swift_code, source = excluded.source, changed_at = excluded.changed_at
      where (d.name, d.swift_code, d.source) is distinct from (excluded.name, excluded.swift_code, excluded.source)`
  return { changed: changed.count, removed: removed.count }
}
