import { modeText } from '@daftar/app-kit/webhooks/words'
import { Moment } from '@daftar/app-kit/moment'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../../shared/addresses.ts'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { TwoLines } from '../../../../shared/look/two-lines.tsx'
import { keysQuery, type ApiKey } from '../../dossier.ts'
import styles from '../merchants.module.css'

/**
 * The keys of a merchant's shops by their last characters, and never more of them; they are issued on another
 * page.
 */
export function KeysView({ merchantId }: { merchantId: string }) {
  const query = useQuery(keysQuery(merchantId))
  return (
    <Card
      title={m.desk_dossier_keys()}
      actions={<Link href={addresses.integration(merchantId)}>{m.desk_dossier_keys_open()}</Link>}
    >
      <Queried query={query} pending={<TextSkeleton lines={4} />} failedTitle={m.desk_dossier_keys_failed()}>
        {(keys) =>
          keys.length === 0 ? (
            <p>{m.desk_dossier_keys_none()}</p>
          ) : (
            <ul className={styles.list}>
              {keys.map((key) => (
                <li key={key.id} className={styles.line}>
                  <TwoLines
                    below={
                      <>
                        {key.revoked_at === null ? m.desk_dossier_keys_since() : m.desk_dossier_keys_until()}{' '}
                        <Moment at={key.revoked_at ?? key.created_at} />
                      </>
                    }
                  >
                    {kindText(key)}
                  </TwoLines>
                  <Ltr className={styles.code}>{`…${key.last_four}`}</Ltr>
                </li>
              ))}
            </ul>
          )
        }
      </Queried>
    </Card>
  )
}

function kindText({ kind, mode }: ApiKey): string {
  const name = kind === 'public' ? m.desk_integrations_public_key() : m.desk_integrations_secret_key()
  return m.desk_dossier_key({ name, mode: modeText(mode) })
}
