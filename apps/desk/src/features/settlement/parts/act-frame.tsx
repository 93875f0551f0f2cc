import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { Iban } from '../../../shared/iban.tsx'
import { isAboutFields, problemText } from '../../../shared/problem-text.ts'
import type { DeskPayoutWhole } from '../queries.ts'
import styles from '../../../shared/fields.module.css'

type ActFrameProps = {
  payout: DeskPayoutWhole
  title: string
  confirmLabel: string
  effect: string
  isPending: boolean
  error: unknown
  /** The fields that show a refusal themselves. */
  fields?: readonly string[]
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}

/** The dialog of every act on a payout: how much, whose, where to, and what happens. */
export function ActFrame(props: ActFrameProps) {
  const { payout, error, fields = [], onClose } = props
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={props.title}
      confirmLabel={props.confirmLabel}
      cancelLabel={m.common_cancel()}
      closeLabel={m.common_close()}
      busy={props.isPending}
      error={error && !isAboutFields(error, fields) ? problemText(error) : null}
      onConfirm={props.onConfirm}
    >
      <div className={styles.form}>
        <DescriptionList
          facts={[
            {
              id: 'amount',
              label: m.desk_amount(),
              value: <Money value={payout.net} currency={payout.currency} size="large" />,
            },
            {
              id: 'merchant',
              label: m.desk_merchant(),
              value: <Typed>{payout.merchant_name}</Typed>,
            },
            { id: 'number', label: m.desk_payout_number(), value: <Ltr>{payout.number}</Ltr> },
            ...(payout.iban === ''
              ? []
              : [{ id: 'iban', label: m.desk_iban(), value: <Iban value={payout.iban} /> }]),
          ]}
        />
        {props.children}
        <p>{props.effect}</p>
      </div>
    </ConfirmDialog>
  )
}
