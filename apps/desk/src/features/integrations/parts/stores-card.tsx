import { Card } from '@daftar/ui/card'
import { CopyButton } from '@daftar/ui/copy-button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import type { Integration } from '../queries.ts'
import styles from './integrations.module.css'

/** The codes shops name their stores by, live and test the same: each store's own, then the others it has. */
export function StoresCard({ stores }: { stores: Integration['stores'] }) {
  return (
    <Card title={m.desk_integrations_stores()}>
      <ul className={styles.list}>
        {stores.map(({ id, code, aliases, ...names }) => (
          <li key={id} className={styles.line}>
            <span className={styles.two}>
              <Typed>{nameText(names)}</Typed>
              <Ltr className={styles.code}>{[code, ...aliases].join(', ')}</Ltr>
            </span>
            <CopyButton
              text={code}
              label={m.desk_integrations_copy({ key: code })}
              copiedLabel={m.desk_integrations_copied()}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
