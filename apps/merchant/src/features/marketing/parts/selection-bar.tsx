import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { productsAtOnce } from '@daftar/rules/marketing/products'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { shownMutation } from '../mutations.ts'
import type { CatalogueProduct } from '../queries.ts'
import styles from './marketing.module.css'

type SelectionBarProps = { products: readonly CatalogueProduct[]; onClear: () => void }

/** Hides and shows the selected products; it stays at the foot of the list. */
export function SelectionBar({ products, onClear }: SelectionBarProps) {
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
    <section className={styles.bar} aria-label={m.marketing_product_selected_bar()}>
      <span role="status">{m.marketing_products_selected({ count: products.length })}</span>
      {act.error ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
      <span className={styles.acts}>
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
      </span>
    </section>
  )
}
