import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { CaseStanding } from '@daftar/rules/files/retention'
import type { ReadTx } from '../../../platform/database/database.ts'

interface Named {
  status: ApplicationStatus
  /** Of its last status, or of its last change where it has none yet. */
  at: Date
  files: string[]
}

/** A file stands as the newest application that names it; one that none names belongs to the relation. */
export async function applicationStandings(
  tx: ReadTx,
  merchantId: string,
): Promise<(fileId: string) => CaseStanding> {
  const rows = await tx<Named[]>`
    select a.status, greatest(a.saved_at, c.at) as at,
           array(select m[1] from regexp_matches(to_jsonb(a)::text, 'fil_[a-z0-9]+', 'g') m)
             || array(select s.file_id from application_statement s
                       where s.merchant_id = a.merchant_id and s.application_id = a.id) as files
      from application a
      left join lateral (
        select max(c.at) as at from status_change c
         where c.merchant_id = a.merchant_id and c.subject = 'application' and c.subject_id = a.id) c on true
     where a.merchant_id = ${merchantId} order by a.created_at`
  const standings = new Map(rows.flatMap((row) => row.files.map((id) => [id, standingOf(row)] as const)))
  return (fileId) => standings.get(fileId) ?? { kind: 'accepted' }
}

function standingOf({ status, at }: Named): CaseStanding {
  const on = dateInZone(at.getTime(), 'UTC')
  if (status === 'draft' || status === 'verified') return { kind: 'draft', on }
  if (status === 'rejected' || status === 'cancelled') return { kind: 'refused', on }
  return { kind: status === 'approved' ? 'accepted' : 'open' }
}
