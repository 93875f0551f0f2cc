import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { storeProblems } from '@daftar/rules/merchants/store-facts'
import { paymentProductTypes, type PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { TextLine } from '../../../shared/text/text-line.tsx'
import { requestMutation, type StoreRequestForStaff } from '../queries.ts'
import { wantsText } from '../words.ts'

type ApproveDialogProps = { request: StoreRequestForStaff; onClose: () => void; onDone: () => void }

/** Makes the store under a code of its own, or lets the store offer the product. */
export function ApproveDialog({ request, onClose, onDone }: ApproveDialogProps) {
  const { id, store } = request
  const act = useAct({
    mutation: requestMutation(useQueryClient()),
    doneText: () => m.desk_stores_done_approved(),
    onDone,
  })
  const start: { code: string; products: PaymentProductType[]; note: string } = {
    ...{ code: codeOf(store?.name ?? ''), products: ['pay_later'], note: '' },
  }
  const form = useActForm({
    start,
    check: ({ code, products }) => {
      if (!store) return {}
      const problems = storeProblems({ code, products, name: store.name, nameAr: store.name_ar })
      return { code: problems['code'], products: problems['products'] }
    },
    fields: {
      code: { label: m.desk_merchant_store_code() },
      products: { label: m.desk_merchant_store_products() },
      note: { label: m.desk_note() },
    },
    error: act.error,
  })
  const products = form.field('products')
  function approve() {
    const { code, note } = form.values
    const made = store ? { code, products: form.values.products } : {}
    act.send({ act: 'approve', id, body: { ...made, note } })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_stores_approve_title()}
      confirmLabel={m.desk_approve()}
      onConfirm={approve}
    >
      <p>
        {store
          ? m.desk_stores_approve_store({ store: storeNameText(request) })
          : m.desk_stores_approve_product({ store: storeNameText(request), product: wantsText(request) })}
      </p>
      {store ? (
        <>
          <TextLine hint={m.desk_merchant_store_code_hint()} isLatin {...form.field('code')} />
          <CheckboxGroup
            id={products.id}
            label={products.label}
            error={products.error}
            values={products.value}
            options={paymentProductTypes.map((value) => ({
              value,
              label: wantsText({ ...request, product: value }),
            }))}
            onValuesChange={(chosen) =>
              form.set({ products: paymentProductTypes.filter((one) => chosen.includes(one)) })
            }
          />
        </>
      ) : null}
      <TextArea {...form.field('note')} optional={m.common_optional()} rows={2} maxLength={500} />
    </ActForm>
  )
}

/** A code that follows from the name, as a beginning. */
function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
}
