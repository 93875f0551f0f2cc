import { ApiError } from '@daftar/client'
import { Button, buttonClass } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Lock } from 'lucide-react'
import { deskRoot } from '../../shared/addresses.ts'
import { useLanguage } from '@daftar/app-kit/language'
import { problemText } from '../../shared/text/problem-text.ts'

/** The role does not include the screen. */
export function Forbidden() {
  return (
    <ErrorPage code="403" icon={<Lock />} title={m.desk_forbidden_title()} actions={<ToStart />}>
      {m.desk_forbidden_text()}
    </ErrorPage>
  )
}

export function UnknownPage() {
  useLanguage()
  return (
    <ErrorPage code="404" title={m.desk_not_found_title()} actions={<ToStart />}>
      {m.desk_not_found_text()}
    </ErrorPage>
  )
}

/** Signed in, but without any role. */
export function NothingToOpen() {
  useLanguage()
  return (
    <ErrorPage icon={<Lock />} title={m.desk_no_role_title()}>
      {m.desk_no_role_text()}
    </ErrorPage>
  )
}

/** Something broke, or the server did not answer the first question. */
export function Crashed({ error }: { error: unknown }) {
  const requestId = error instanceof ApiError ? error.requestId : null
  return (
    <ErrorPage
      tone="negative"
      title={m.desk_crashed_title()}
      actions={
        <Button variant="primary" onClick={() => location.reload()}>
          {m.desk_reload()}
        </Button>
      }
    >
      <p>{problemText(error)}</p>
      {requestId ? <p>{m.desk_reference({ id: requestId })}</p> : null}
    </ErrorPage>
  )
}

function ToStart() {
  return (
    <Link href={deskRoot} look="bare" className={buttonClass({ variant: 'primary' })}>
      {m.desk_to_start()}
    </Link>
  )
}
