import { useAct } from '@daftar/app-kit/use-act'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { mailMutation } from '../acts.ts'
import type { HeldMail } from '../queries.ts'
import { heldWords } from '../words.ts'
import styles from './support.module.css'

/** What a mail says, read before it is let into its ticket or thrown away. */
export function MailDecision({
  mail,
  status,
  onClose,
}: {
  mail: HeldMail
  status: 'let_in' | 'thrown_away'
  onClose: () => void
}) {
  const isLetIn = status === 'let_in'
  const act = useAct({
    mutation: mailMutation(useQueryClient()),
    doneText: () => (isLetIn ? m.desk_support_mail_let_in_done() : m.desk_support_mail_thrown_away_done()),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...(!isLetIn && { tone: 'danger' as const })}
      title={isLetIn ? m.desk_support_mail_let_in_title() : m.desk_support_mail_thrown_away_title()}
      confirmLabel={isLetIn ? m.desk_support_mail_let_in() : m.desk_support_mail_thrown_away()}
      onConfirm={() => act.send({ id: mail.id, status })}
    >
      <p>{isLetIn ? m.desk_support_mail_let_in_effect() : m.desk_support_mail_thrown_away_effect()}</p>
      <p className={styles.muted}>
        <Ltr>{mail.from}</Ltr> · {heldWords[mail.reason]()}
      </p>
      <div className={styles.mail}>
        <strong>
          <Typed>{mail.subject}</Typed>
        </strong>
        <p dir="auto">{mail.text}</p>
      </div>
      {mail.files_left > 0 ? (
        <p className={styles.muted}>{m.desk_support_mail_files({ count: mail.files_left })}</p>
      ) : null}
    </ConfirmAct>
  )
}
