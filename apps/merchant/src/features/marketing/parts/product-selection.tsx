import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { productsAtOnce } from '@daftar/rules/marketing/products'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { SelectionBar } from '@daftar/ui/selection-bar'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { shownMutation } from '../mutations.ts'
import type { CatalogueProduct } from '../queries.ts'

type ProductSelectionProps = { products: readonly CatalogueProduct[]; onClear: () => void }

/** Hides and shows the selected products; it stays at the foot of the list. */
export function ProductSelection({ products, onClear }: ProductSelectionProps) {
  const act = useAct({
    mutation: shownMutation(useQueryClient()),
    doneText: ({ intent: { shown }, answer: { changed } }) =>
      (shown ? m.marketing_products_now_shown : m.marketing_products_now_hidden)({ count: changed.length }),
    onDone: onClear,
    since: products.filter(({ status }) => status === 'visible').length,
  })
  if (products.length === 0) return null
  const idsOf = (status: CatalogueProduct['status']) =>
    products.filter((product) => product.status === status).map(({ id }) => id)
  const [visible, hidden] = [idsOf('visible'), idsOf('hidden')]
  const isTooMany = products.length > productsAtOnce
  return (
    <SelectionBar
      label={m.marketing_product_selected_bar()}
      text={m.marketing_products_selected({ count: products.length })}
      more={
        act.error ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null
      }
    >
      <Button variant="quiet" onClick={onClear}>
        {m.marketing_product_selection_clear()}
      </Button>
      {hidden.length > 0 ? (
        <Button
          busy={act.isPending}
          disabled={isTooMany}
          onClick={() => act.send({ ids: hidden, shown: true })}
        >
          {m.marketing_product_show()}
        </Button>
      ) : null}
      {visible.length > 0 ? (
        <Button
          variant="primary"
          busy={act.isPending}
          disabled={isTooMany}
          onClick={() => act.send({ ids: visible, shown: false })}
        >
          {m.marketing_product_hide()}
        </Button>
      ) : null}
    </SelectionBar>
  )
}
