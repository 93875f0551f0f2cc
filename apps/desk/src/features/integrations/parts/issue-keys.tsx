import { Button } from '@daftar/ui/button'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { CopyButton } from '@daftar/ui/copy-button'
import { Dialog } from '@daftar/ui/dialog'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import type { KeyMode } from '@daftar/rules/orders/shop-connection'
import { modeText } from '@daftar/app-kit/webhooks/words'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { issueKeys, type Integration, type IssuedKeys } from '../queries.ts'
import styles from './integrations.module.css'

type IssueKeysProps = {
  mode: KeyMode
  merchant: Integration['merchant']
  stores: Integration['stores']
  /** There were none before: nothing is replaced. */
  isFirst: boolean
  onClose: () => void
}

/** Asks first, then shows the new keys: the only time anybody sees the secret one. */
export function IssueKeys({ mode, merchant, stores, isFirst, onClose }: IssueKeysProps) {
  const mutation = useMutationOnce(issueKeys(useQueryClient(), merchant.id))
  const [storeIds, choose] = useState<string[] | null>(null)
  if (mutation.data) return <NewKeys keys={mutation.data} onClose={onClose} />
  return (
    <ConfirmAct
      act={mutation}
      onClose={onClose}
      title={m.desk_integrations_issue_title({ mode: modeText(mode), merchant: nameText(merchant) })}
      confirmLabel={m.desk_integrations_issue()}
      confirmDisabled={storeIds?.length === 0}
      onConfirm={() => mutation.mutate({ mode, ...(storeIds && { store_ids: storeIds }) })}
    >
      <div className={styles.dialog}>
        <p>{isFirst ? m.desk_integrations_issue_first() : m.desk_integrations_issue_text()}</p>
        <SegmentedChoice
          label={m.desk_integrations_for()}
          value={storeIds === null ? 'all' : 'some'}
          options={[
            { value: 'all', label: m.desk_integrations_for_all() },
            { value: 'some', label: m.desk_integrations_for_some() },
          ]}
          block
          onValueChange={(value) => choose(value === 'all' ? null : [])}
        />
        {storeIds === null ? null : (
          <CheckboxGroup
            id="store_ids"
            label={m.desk_integrations_for_which()}
            values={storeIds}
            options={stores.map((store) => ({ value: store.id, label: nameText(store) }))}
            onValuesChange={choose}
          />
        )}
      </div>
    </ConfirmAct>
  )
}

function NewKeys({ keys, onClose }: { keys: IssuedKeys; onClose: () => void }) {
  return (
    <Dialog
      open
      locked
      role="alertdialog"
      onOpenChange={(open) => !open && onClose()}
      title={m.desk_integrations_new_keys()}
      closeLabel={m.common_close()}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.desk_integrations_copied_all()}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <Notice tone="warning">{m.desk_integrations_new_keys_text()}</Notice>
        <NewKey label={m.desk_integrations_public_key()} text={keys.public_key} />
        <NewKey label={m.desk_integrations_secret_key()} text={keys.secret_key} />
      </div>
    </Dialog>
  )
}

function NewKey({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.newKey}>
      <span className={styles.two}>
        <span className={styles.muted}>{label}</span>
        <Ltr className={styles.code}>{text}</Ltr>
      </span>
      <CopyButton
        text={text}
        label={m.desk_integrations_copy({ key: label })}
        copiedLabel={m.desk_integrations_copied()}
      />
    </div>
  )
}
