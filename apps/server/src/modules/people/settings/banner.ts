import type { FieldCode } from '@daftar/contract'
import type { WebStatusMessage } from '@daftar/contract/endpoints/people/settings'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

const bannerKey = 'web_status_message'

export async function readBanner(tx: ReadTx): Promise<WebStatusMessage | null> {
  const [row] = await tx<
    Row<'remote_config', never, { value: WebStatusMessage }>[]
  >`select value from remote_config where key = ${bannerKey}`
  return row?.value ?? null
}

/** Everybody sees the banner, signed in or not, so its key is a public one (DEC-CFG-1). */
export async function writeBanner(tx: Tx, banner: WebStatusMessage, at: Date): Promise<void> {
  await tx`
    insert into remote_config (key, value, is_public, changed_at)
    values (${bannerKey}, ${tx.json(banner)}, true, ${at})
    on conflict (key) do update set value = excluded.value, is_public = true, changed_at = excluded.changed_at`
}

/** A banner that shows has a title and a message in both languages; one that is off may be half written. */
export function bannerProblems(banner: WebStatusMessage): Record<string, FieldCode> {
  if (!banner.is_active) return {}
  const problems: Record<string, FieldCode> = {}
  for (const part of ['title', 'message'] as const)
    for (const language of ['en', 'ar'] as const)
      if (banner[part][language].trim() === '') problems[`${part}.${language}`] = 'required'
  return problems
}
