import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { FileBadge, IdCard, Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from '../parts/kyb-frame.tsx'
import styles from './gather.module.css'

/** What to have at hand before the flow (KYB-27 to KYB-32, DEC-KYB-2). */
export function GatherStep({ kyb }: { kyb: Kyb }) {
  return (
    <KybFrame kyb={kyb} title={m.kyb_gather_title()} intro={m.kyb_gather_intro()} onSubmit={kyb.forward}>
      <Card padding="none">
        <ul className={styles.list}>
          <Needed icon={<FileBadge />} title={m.kyb_gather_licence()} text={m.kyb_gather_licence_text()} />
          <Needed icon={<IdCard />} title={m.kyb_gather_ids()} text={m.kyb_gather_ids_text()} />
          <Needed icon={<Mail />} title={m.kyb_gather_letter()} text={m.kyb_gather_letter_text()} />
        </ul>
      </Card>
    </KybFrame>
  )
}

function Needed({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className={styles.needed}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <div className={styles.title}>{title}</div>
        <div className={styles.text}>{text}</div>
      </div>
    </li>
  )
}
