import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { m } from '@daftar/words'
import { productText } from '@daftar/words/order-words'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useAct } from '@daftar/app-kit/use-act'
import { emptyStore, storeDraftProblems } from '../../drafts.ts'
import { profileMutation } from '../../queries.ts'
import { TextLine } from '../../../../shared/text/text-line.tsx'

/** Another place where the merchant sells. */
export function AddStore({ merchantId, onClose }: { merchantId: string; onClose: () => void }) {
  const act = useAct({
    mutation: profileMutation(useQueryClient(), merchantId),
    doneText: m.desk_merchant_done_store,
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyStore,
    check: storeDraftProblems,
    fields: {
      code: { label: m.desk_merchant_store_code() },
      name: { label: m.desk_merchant_name_en() },
      name_ar: { label: m.desk_merchant_name_ar() },
      products: { label: m.desk_merchant_store_products() },
    },
    error: act.error,
  })
  function add() {
    const { values } = form
    const body = { ...values, code: values.code.trim(), products: [...values.products] }
    act.send({ act: 'addStore', body })
  }
  const products = form.field('products')
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_merchant_store_add()}
      confirmLabel={m.desk_merchant_store_add()}
      onConfirm={add}
    >
      <TextLine hint={m.desk_merchant_store_code_hint()} isLatin {...form.field('code')} />
      <TextLine {...form.field('name')} />
      <TextLine {...form.field('name_ar')} />
      <CheckboxGroup
        id={products.id}
        label={products.label}
        error={products.error}
        values={products.value}
        options={paymentProductTypes.map((value) => ({ value, label: productText(value) }))}
        onValuesChange={products.onValueChange}
      />
    </ActForm>
  )
}
