import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { paymentProductTypes } from '@daftar/rules/shell/frame/value-lists'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyStore, storeDraftProblems } from '../drafts.ts'
import { profileMutation } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { TextLine } from './text-line.tsx'

/** Another place where the merchant sells. */
export function AddStore({ merchantId, onClose }: { merchantId: string; onClose: () => void }) {
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchantId),
    doneText: m.desk_merchant_done_store,
    onDone: onClose,
  })
  const { draft, change, wrong, isReady } = useDraft(emptyStore, storeDraftProblems, act.error)
  function add() {
    if (!isReady()) return
    const body = { ...draft, code: draft.code.trim(), products: [...draft.products] }
    act.send({ act: 'addStore', body })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['code', 'name', 'name_ar', 'products']}
      title={m.desk_merchant_store_add()}
      confirmLabel={m.desk_merchant_store_add()}
      onConfirm={add}
    >
      <TextLine
        label={m.desk_merchant_store_code()}
        hint={m.desk_merchant_store_code_hint()}
        isLatin
        error={wrong('code')}
        value={draft.code}
        onValueChange={(code) => change({ code })}
      />
      <TextLine
        label={m.desk_merchant_name_en()}
        error={wrong('name')}
        value={draft.name}
        onValueChange={(name) => change({ name })}
      />
      <TextLine
        label={m.desk_merchant_name_ar()}
        error={wrong('name_ar')}
        value={draft.name_ar}
        onValueChange={(name_ar) => change({ name_ar })}
      />
      <CheckboxGroup
        label={m.desk_merchant_store_products()}
        error={wrong('products')}
        values={draft.products}
        options={paymentProductTypes.map((value) => ({ value, label: productText(value) }))}
        onValuesChange={(products) => change({ products })}
      />
    </ConfirmAct>
  )
}
