import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { canMove } from '@daftar/rules/status/transitions'
import { productsAtOnce, productTransitions } from '@daftar/rules/marketing/products'
import { Button } from '@daftar/ui/button'
import { SelectionBar } from '@daftar/ui/selection-bar'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { nothingSaid, SaidFields, saidFields, saidOf, saidProblems } from '../../../shared/act/said.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { productMutation, type Product } from '../queries.ts'

type DecideBarProps = { products: readonly Product[]; onClear: () => void }
type Asked = { act: 'reject' | 'restore'; ids: string[] }

/** What can be decided of the selected products. */
export function DecideBar({ products, onClear }: DecideBarProps) {
  const [asked, ask] = useState<Asked | null>(null)
  const onClose = () => ask(null)
  const onDone = () => {
    onClose()
    onClear()
  }
  const idsTo = (to: Product['status']) =>
    products.filter(({ status }) => canMove(productTransitions, status, to, 'reviewer')).map(({ id }) => id)
  const [rejectable, restorable] = [idsTo('rejected'), idsTo('visible')]
  const isTooMany = products.length > productsAtOnce
  return (
    <>
      {products.length > 0 ? (
        <SelectionBar
          label={m.desk_products_selected_bar()}
          text={m.desk_products_selected({ count: products.length })}
        >
          <Button variant="quiet" onClick={onClear}>
            {m.desk_products_clear()}
          </Button>
          {restorable.length > 0 ? (
            <Button disabled={isTooMany} onClick={() => ask({ act: 'restore', ids: restorable })}>
              {m.desk_products_restore()}
            </Button>
          ) : null}
          {rejectable.length > 0 ? (
            <Button
              variant="danger"
              disabled={isTooMany}
              onClick={() => ask({ act: 'reject', ids: rejectable })}
            >
              {m.desk_products_reject()}
            </Button>
          ) : null}
        </SelectionBar>
      ) : null}
      {asked?.act === 'reject' ? <Reject ids={asked.ids} {...{ onDone, onClose }} /> : null}
      {asked?.act === 'restore' ? <Restore ids={asked.ids} {...{ onDone, onClose }} /> : null}
    </>
  )
}

type DialogProps = { ids: string[]; onDone: () => void; onClose: () => void }

function Reject({ ids, onDone, onClose }: DialogProps) {
  const act = useAct({
    mutation: productMutation(useQueryClient()),
    doneText: ({ answer: { changed } }) => m.desk_products_done_rejected({ count: changed.length }),
    onDone,
  })
  const form = useActForm({
    start: nothingSaid,
    check: saidProblems,
    fields: saidFields(),
    error: act.error,
  })
  return (
    <ActForm
      {...{ act, form, onClose }}
      tone="danger"
      title={m.desk_products_reject_title({ count: ids.length })}
      confirmLabel={m.desk_products_reject()}
      onConfirm={() => act.send({ act: 'reject', ids, ...saidOf(form.values) })}
    >
      <p>{m.desk_products_reject_effect()}</p>
      <SaidFields form={form} />
    </ActForm>
  )
}

function Restore({ ids, onDone, onClose }: DialogProps) {
  const act = useAct({
    mutation: productMutation(useQueryClient()),
    doneText: ({ answer: { changed } }) => m.desk_products_done_restored({ count: changed.length }),
    onDone,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.desk_products_restore_title({ count: ids.length })}
      confirmLabel={m.desk_products_restore()}
      onConfirm={() => act.send({ act: 'restore', ids })}
    >
      <p>{m.desk_products_restore_effect()}</p>
    </ConfirmAct>
  )
}
