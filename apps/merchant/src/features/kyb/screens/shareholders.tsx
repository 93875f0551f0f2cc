import type { FieldCode } from '@daftar/contract'
import {
  addCard,
  deleteCard,
  editCard,
  goOn,
  mayAdd,
  mayDelete,
  openCards,
  saveCard,
  type ShareholderCards,
} from '@daftar/rules/capital/kyb/shareholder-cards'
import { shareholderBlocksOf, shareholdersOf } from '@daftar/rules/capital/kyb/shareholders'
import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { m } from '@daftar/words'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from '../parts/kyb-frame.tsx'
import { ShareholderCard } from '../parts/shareholder-card.tsx'
import { ShareholderForm } from '../parts/shareholder-form.tsx'
import { cardRefused } from '../shareholder-form.ts'
import styles from './shareholders.module.css'

/**
 * Who owns the company: a card each, one in edit at a time, saved once all were confirmed (KYB-61 to KYB-82).
 */
export function ShareholdersStep({ kyb }: { kyb: Kyb }) {
  const holders = useCards(kyb)
  const { cards, change, confirm, isAsking, setAsking } = holders
  return (
    <>
      <KybFrame
        kyb={kyb}
        title={m.kyb_shareholders_title()}
        intro={m.kyb_shareholders_intro()}
        isUnsaved={holders.isUnsaved}
        onSubmit={holders.submit}
      >
        <ol className={styles.list} aria-label={m.kyb_shareholders_title()}>
          {cards.list.map((holder, index) => (
            // Cards are told apart by their place alone: two may say the same.
            <li key={index}>
              {index === cards.edit ? (
                <ShareholderForm
                  start={holder}
                  number={index + 1}
                  others={cards.list.filter((_, at) => at !== index)}
                  refused={holders.refused}
                  isSaveAsked={cards.isSaveAsked}
                  isReopened={holders.isReopened}
                  onSave={(typed) => change(saveCard(cards, typed))}
                  onDelete={mayDelete(cards) ? () => change(deleteCard(cards, index)) : null}
                />
              ) : (
                <ShareholderCard
                  holder={holder}
                  onEdit={() => change(editCard(cards, index))}
                  onDelete={mayDelete(cards) ? () => change(deleteCard(cards, index)) : null}
                />
              )}
            </li>
          ))}
        </ol>
        {mayAdd(cards) ? (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => change(addCard(cards))}>
            {m.kyb_shareholder_add()}
          </Button>
        ) : null}
      </KybFrame>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={m.kyb_shareholders_confirm_title()}
        confirmLabel={m.kyb_shareholders_confirm()}
        cancelLabel={m.common_back()}
        closeLabel={m.common_close()}
        onConfirm={() => void confirm()}
        busy={kyb.isSaving}
      >
        {m.kyb_shareholders_declaration()}
      </ConfirmDialog>
    </>
  )
}

/** The cards as they stand, one of them perhaps in edit, and their way to the server. */
function useCards(kyb: Kyb) {
  const start = openCards(shareholdersOf(kyb.application.shareholders))
  const [cards, setCards] = useState<ShareholderCards>(start)
  const [isAsking, setAsking] = useState(false)
  const [isReopened, setReopened] = useState(false)
  const [refused, setRefused] = useState<Partial<Record<string, FieldCode>>>({})
  const isChanged = cards.edit !== null || JSON.stringify(cards.list) !== JSON.stringify(start.list)
  return {
    cards,
    isUnsaved: isChanged && start.edit !== cards.edit,
    refused,
    /** The card in edit was opened by a try to go on. */
    isReopened,
    isAsking,
    setAsking,
    change: (next: ShareholderCards) => {
      setReopened(false)
      setCards(next)
    },
    submit: () => {
      const next = goOn(cards)
      setReopened(next.cards.edit !== cards.edit)
      setCards(next.cards)
      setAsking(next.isComplete)
    },
    confirm: async () => {
      const saved = await kyb.save({ shareholders: shareholderBlocksOf(cards.list) })
      setAsking(false)
      if (saved?.kind === 'fields') {
        const card = cardRefused(saved.fields)
        if (card) setCards(editCard(cards, card.index))
        setRefused(card?.errors ?? {})
      }
      if (saved?.kind === 'saved') kyb.forward()
    },
  }
}
