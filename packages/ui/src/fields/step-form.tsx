import type { FormEvent, ReactNode } from 'react'
import styles from './step-form.module.css'

export type StepFormProps = {
  title: ReactNode
  children: ReactNode
  intro?: ReactNode
  /** An ErrorSummary or a Notice above the fields. */
  above?: ReactNode
  /** Back first, the main action last. The main one is of type "submit". */
  actions: ReactNode
  /** "Saved 10:42". */
  savedText?: ReactNode
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** One step of a flow: 540 px, title, fields, actions. The browser's own validation stays out of it. */
export function StepForm({ title, intro, above, children, actions, savedText, onSubmit }: StepFormProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <div className={styles.head}>
        <h1>{title}</h1>
        {intro ? <div className={styles.text}>{intro}</div> : null}
      </div>
      {above}
      <div className={styles.fields}>{children}</div>
      <div className={styles.foot}>
        <span className={styles.saved} role="status">
          {savedText}
        </span>
        <div className={styles.actions}>{actions}</div>
      </div>
    </form>
  )
}
