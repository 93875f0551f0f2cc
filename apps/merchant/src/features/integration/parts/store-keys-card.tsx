import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { endForStores } from '../mutations.ts'
import { storeKeysQuery, type StoreKeys } from '../queries.ts'
import { IssueDialog } from './issue-dialog.tsx'
import { KeyGroup } from './key-group.tsx'
import { LinesSkeleton } from './skeletons.tsx'
import styles from './integration.module.css'

interface Props {
  id: string
  /** Whether the merchant has keys of its own: those of its stores come after them. */
  hasKeys: boolean
  onSecretCopied: () => void
}

/** Pairs that act for some stores alone: made, renewed, shown once and stopped (decision 0118). */
export function StoreKeysCard({ id, hasKeys, onSecretCopied }: Props) {
  const query = useQuery(storeKeysQuery(id))
  const [isIssuing, setIssuing] = useState(false)
  return (
    <Card
      title={m.integration_store_keys()}
      subtitle={m.integration_store_keys_text()}
      actions={
        hasKeys && query.data ? (
          <Button size="small" onClick={() => setIssuing(true)}>
            {m.integration_store_keys_issue()}
          </Button>
        ) : null
      }
    >
      <Queried query={query} pending={<LinesSkeleton />} failedTitle={m.integration_keys_failed()}>
        {(found) => (
          <>
            {found.pairs.length === 0 ? (
              <p className={styles.muted}>
                {hasKeys ? m.integration_store_keys_none() : m.integration_no_keys()}
              </p>
            ) : (
              <div className={styles.groups}>
                {found.pairs.map((pair) => (
                  <StorePair key={pair.public_key} {...{ id, pair, stores: found.stores, onSecretCopied }} />
                ))}
              </div>
            )}
            {isIssuing ? <IssueDialog id={id} known={found} onClose={() => setIssuing(false)} /> : null}
          </>
        )}
      </Queried>
    </Card>
  )
}

interface PairProps {
  id: string
  pair: StoreKeys['pairs'][number]
  stores: StoreKeys['stores']
  onSecretCopied: () => void
}

function StorePair({ id, pair, stores, onSecretCopied }: PairProps) {
  const [isEnding, setEnding] = useState(false)
  const { mode, store_ids } = pair
  const names = stores.filter((store) => store_ids.includes(store.id)).map((store) => nameText(store))
  const named = names.join(' · ')
  return (
    <>
      <KeyGroup
        id={id}
        pair={{
          which: { mode, store_ids },
          open: pair.public_key,
          masked: pair.secret_key,
          shownAt: pair.secret_shown_at,
          until: pair.previous_until,
        }}
        stores={named}
        actions={
          <Button size="small" variant="quiet" onClick={() => setEnding(true)}>
            {m.integration_store_keys_end()}
          </Button>
        }
        onSecretCopied={onSecretCopied}
      />
      {isEnding ? (
        <EndDialog id={id} which={{ mode, store_ids }} named={named} onClose={() => setEnding(false)} />
      ) : null}
    </>
  )
}

type EndProps = {
  id: string
  which: Pick<StoreKeys['pairs'][number], 'mode' | 'store_ids'>
  named: string
  onClose: () => void
}

function EndDialog({ id, which, named, onClose }: EndProps) {
  const act = useAct({
    mutation: endForStores(useQueryClient(), id),
    doneText: () => m.integration_store_keys_ended(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      act={act}
      tone="danger"
      title={m.integration_store_keys_end_title({ stores: named })}
      confirmLabel={m.integration_store_keys_end()}
      onConfirm={() => act.send(which)}
      onClose={onClose}
    >
      {m.integration_store_keys_end_text()}
    </ConfirmAct>
  )
}
