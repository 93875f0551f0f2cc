import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { useAct } from '@daftar/app-kit/use-act'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { contactMutation } from '../mutations.ts'
import type { Contact } from '../queries.ts'

type ConfirmContactProps = { act: 'ask' | 'remove'; contact: Contact; onClose: () => void }

/** Asks before another letter leaves, or somebody is written to no more. */
export function ConfirmContact({ act: asked, contact: { id, name, version }, onClose }: ConfirmContactProps) {
  const isRemoved = asked === 'remove'
  const act = useAct({
    mutation: contactMutation(useQueryClient()),
    doneText: () => (isRemoved ? m.contacts_done_removed() : m.contacts_done_asked()),
    onDone: onClose,
    since: version,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      tone={isRemoved ? 'danger' : 'primary'}
      title={isRemoved ? m.contacts_remove_title({ name }) : m.contacts_ask_title({ name })}
      confirmLabel={isRemoved ? m.contacts_remove() : m.contacts_ask()}
      onConfirm={() => act.send({ act: asked, id })}
    >
      {isRemoved ? m.contacts_remove_text() : m.contacts_ask_text()}
    </ConfirmAct>
  )
}
