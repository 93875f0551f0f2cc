import type { ContactPurpose } from '@daftar/rules/contacts/contact'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { IconButton } from '@daftar/ui/icon-button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Menu, type MenuEntry } from '@daftar/ui/menu'
import { m } from '@daftar/words'
import { EllipsisVertical, Pencil, Send, Trash2 } from 'lucide-react'
import type { Contact } from '../queries.ts'
import { purposeHint, purposeText, statusText, statusTone } from '../words.ts'
import styles from './contacts.module.css'

export type ContactAct = 'change' | 'ask' | 'remove'

type PurposeCardProps = {
  purpose: ContactPurpose
  contacts: readonly Contact[]
  now: number
  onAdd: (purpose: ContactPurpose) => void
  onAct: (act: ContactAct, contact: Contact) => void
}

/** Whoever is there for one purpose, and what we write to them about. */
export function PurposeCard({ purpose, contacts, now, onAdd, onAct }: PurposeCardProps) {
  const name = purposeText[purpose]()
  return (
    <Card title={name} subtitle={purposeHint[purpose]()}>
      {contacts.length === 0 ? (
        <p className={styles.muted}>{m.contacts_none()}</p>
      ) : (
        <ul className={styles.list}>
          {contacts.map((contact) => (
            <ContactLine key={contact.id} {...{ contact, now, onAct }} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button
          size="small"
          aria-label={m.contacts_add_for({ purpose: name })}
          onClick={() => onAdd(purpose)}
        >
          {m.contacts_add()}
        </Button>
      </div>
    </Card>
  )
}

type ContactLineProps = Pick<PurposeCardProps, 'now' | 'onAct'> & { contact: Contact }

function ContactLine({ contact, now, onAct }: ContactLineProps) {
  const { name, email, phone, status } = contact
  return (
    <li className={styles.line}>
      <div className={styles.facts}>
        <span>
          <Typed>{name}</Typed>
        </span>
        <span className={styles.muted}>
          <Ltr>{email}</Ltr>
        </span>
        {phone === '' ? null : (
          <span className={styles.muted}>
            <Ltr>{phone}</Ltr>
          </span>
        )}
        <span>
          <Badge tone={statusTone[status]}>{statusText[status]()}</Badge>
        </span>
      </div>
      <ContactMenu {...{ contact, now, onAct }} />
    </li>
  )
}

function ContactMenu({ contact, now, onAct }: ContactLineProps) {
  const label = m.contacts_actions_of({ name: contact.name })
  const { ask_again_at: again } = contact
  const entries: MenuEntry[] = [
    { id: 'change', label: m.common_edit(), icon: <Pencil />, onPress: () => onAct('change', contact) },
    ...(again === null
      ? []
      : [
          {
            id: 'ask',
            label: m.contacts_ask(),
            icon: <Send />,
            disabled: Date.parse(again) > now,
            onPress: () => onAct('ask', contact),
          },
        ]),
    {
      id: 'remove',
      label: m.contacts_remove(),
      icon: <Trash2 />,
      danger: true,
      onPress: () => onAct('remove', contact),
    },
  ]
  return (
    <Menu label={label} entries={entries}>
      <IconButton label={label} icon={<EllipsisVertical />} size="small" />
    </Menu>
  )
}
