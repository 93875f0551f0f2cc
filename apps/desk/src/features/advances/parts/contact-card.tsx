import { groupPhone } from '@daftar/rules/contact/phone'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { Mail, Phone } from 'lucide-react'
import type { DeskAdvanceWhole } from '../queries.ts'
import styles from './advance.module.css'

/** Whom to ring or to write to about it. */
export function ContactCard({ advance }: { advance: DeskAdvanceWhole }) {
  const { signatory_phone: phone, signatory_email: email, legal_name } = advance
  return (
    <Card title={m.desk_advance_contact()}>
      <div>
        <Typed>{legal_name}</Typed>
      </div>
      <div className={styles.ways}>
        <Link look="bare" href={`tel:${phone}`} className={buttonClass({ size: 'small' })}>
          <Phone aria-hidden="true" />
          <Ltr>{groupPhone(phone)}</Ltr>
        </Link>
        <Link look="bare" href={`mailto:${email}`} className={buttonClass({ size: 'small' })}>
          <Mail aria-hidden="true" />
          <Ltr>{email}</Ltr>
        </Link>
      </div>
    </Card>
  )
}
