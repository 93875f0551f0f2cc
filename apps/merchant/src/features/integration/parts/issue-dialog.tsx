import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { issueForStores, type StoresPair } from '../mutations.ts'
import type { StoreKeys } from '../queries.ts'
import styles from './integration.module.css'

interface Props {
  id: string
  known: StoreKeys
  onClose: () => void
}

/** Which stores a new pair is for. */
export function IssueDialog({ id, known, onClose }: Props) {
  const act = useAct({
    mutation: issueForStores(useQueryClient(), id),
    doneText: () => m.integration_regenerated(),
    onDone: onClose,
  })
  const start: StoresPair = { mode: 'test', store_ids: [] }
  const form = useActForm({
    start,
    check: ({ store_ids }) => (store_ids.length === 0 ? { store_ids: 'required' as const } : {}),
    fields: { store_ids: { label: m.integration_store_keys_which() } },
    error: act.error,
  })
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.integration_store_keys_issue()}
      confirmLabel={m.integration_store_keys_confirm()}
      onConfirm={() => act.send(form.values)}
    >
      <p className={styles.muted}>{m.integration_store_keys_issue_text()}</p>
      <SegmentedChoice
        label={m.integration_store_keys_mode()}
        value={form.values.mode}
        options={[
          { value: 'test', label: m.integration_test() },
          { value: 'live', label: m.integration_production() },
        ]}
        block
        onValueChange={(mode) => form.set({ mode })}
      />
      <CheckboxGroup
        {...form.field('store_ids')}
        values={form.values.store_ids}
        options={known.stores.map((store) => ({ value: store.id, label: nameText(store) }))}
        onValuesChange={(chosen) => form.set({ store_ids: chosen })}
      />
    </ActDialog>
  )
}
