import { bankCodeOf } from '@daftar/rules/registry/iban-check'
import type { ReadTx } from '../../../platform/database/database.ts'
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
