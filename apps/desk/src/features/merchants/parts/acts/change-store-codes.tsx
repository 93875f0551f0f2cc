import { m } from '@daftar/words'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { storeCodesDraftProblems, storeCodesOf } from '../../drafts.ts'
import { profileMutation, type MerchantProfile } from '../../queries.ts'
import { TextLine } from '../../../../shared/text/text-line.tsx'

type ChangeStoreCodesProps = {
  merchantId: string
  store: MerchantProfile['stores'][number]
  onClose: () => void
}

/** What shops name a store by: its own code, and those that plugins send. */
export function ChangeStoreCodes({ merchantId, store, onClose }: ChangeStoreCodesProps) {
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchantId),
    doneText: m.desk_merchant_done_store_codes,
    onDone: onClose,
  })
  const form = useActForm({
    start: { code: store.code, aliases: store.aliases.join(', ') },
    check: storeCodesDraftProblems,
    fields: {
      code: { label: m.desk_merchant_store_code() },
      aliases: { label: m.desk_merchant_store_aliases() },
    },
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_store_codes()}
      confirmLabel={m.desk_merchant_store_codes()}
      onConfirm={() => act.send({ act: 'setStoreCodes', storeId: store.id, body: storeCodesOf(form.values) })}
    >
      <p>{m.desk_merchant_store_codes_text()}</p>
      <TextLine hint={m.desk_merchant_store_code_hint()} isLatin {...form.field('code')} />
      <TextLine hint={m.desk_merchant_store_aliases_hint()} isLatin {...form.field('aliases')} />
    </ActForm>
  )
}
