import type { Sql } from '../../platform/database/connect.ts'

/** Runs SQL given as text: tests plant tables and try forbidden statements with it. */
export async function runText(sql: Pick<Sql, 'unsafe'>, text: string): Promise<void> {
  await sql.unsafe(text)
}

/** What somebody with the owner's rights could do to the rows of every merchant. */
export async function asOwner(owner: Sql, text: string): Promise<void> {
  await owner.begin(async (tx) => {
    await tx`set local app.reach = 'system'`
    await tx.unsafe(text)
  })
}

/** The same with the named triggers switched off: tampering behind the product's back. */
export async function tamper(owner: Sql, triggers: Record<string, string[]>, text: string): Promise<void> {
  const each = (verb: string) =>
    Object.entries(triggers)
      .flatMap(([table, names]) => names.map((name) => `alter table ${table} ${verb} trigger ${name};`))
      .join('\n')
  await asOwner(owner, `${each('disable')}\n${text};\n${each('enable')}`)
}
