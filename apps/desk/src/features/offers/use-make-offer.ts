import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { currencyOf } from '@daftar/rules/money/currency'
import { fieldText, m } from '@daftar/words'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { burdenOf, draftProblems, emptyDraft, readDiscount } from './draft.ts'
import { factsQuery, makeMutation } from './queries.ts'

export type MakingOffer = ReturnType<typeof useMakeOffer>

/** An offer as it is typed, what the merchant's sales are good for, and its making. */
export function useMakeOffer(onDone: () => void) {
  const act = useAct({
    mutation: makeMutation(useQueryClient()),
    doneText: m.desk_offer_done_made,
    onDone,
  })
  const [draft, setDraft] = useState(emptyDraft)
  const { merchant } = draft
  const { data: facts, isError } = useQuery({
    ...factsQuery(merchant?.id ?? ''),
    enabled: merchant !== null,
  })
  const form = useActForm({
    start: emptyDraft,
    kept: { values: draft, change: (change) => setDraft((now) => ({ ...now, ...change })) },
    check: (values) => draftProblems(values, facts),
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'merchant_id' },
      storeId: { label: m.desk_offer_store(), wire: 'store_id' },
      amount: { label: m.desk_amount() },
      tenor: { label: m.desk_tenor() },
      tags: {
        label: m.desk_offer_tags(),
        text: (code) => (code === 'invalid' ? m.desk_offer_tags_apart() : fieldText(code)),
      },
      discount: { label: m.desk_offer_discount(), wire: 'discount_percent' },
      burdenReason: { label: m.desk_offer_burden_reason(), wire: 'burden_reason' },
    },
    error: act.error,
  })
  const burden = burdenOf(draft, facts)
  const isHeavy = burden?.level === 'heavy'
  return {
    act,
    form,
    draft,
    facts,
    /** What the merchant's sales are good for could not be read. */
    isWithoutFacts: isError,
    currency: currencyOf(facts?.currency, merchant?.currency),
    burden,
    isHeavy,
    make: () => {
      const { storeId, tenor, amount, tags, form, burdenReason } = draft
      if (!merchant || !storeId || !tenor) return
      act.send({
        merchantId: merchant.id,
        storeId,
        amount,
        tenor,
        tags,
        form,
        discountPercent: readDiscount(draft) ?? 0,
        burdenReason: isHeavy ? burdenReason.trim() : '',
      })
    },
  }
}
