import { ApiError } from '@daftar/client'
import { ErrorPage } from '@daftar/ui/error-page'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { FileQuestionMark } from 'lucide-react'
import { useServices } from '../use-services.ts'

type UnknownAddressProps = { title: string; text: string }

/** An address of the wrong form and one that names nothing are the same to whoever opens it. */
export function unknownAddress(words: () => UnknownAddressProps) {
  return (error: unknown) =>
    error instanceof ApiError && (error.status === 404 || error.status === 400) ? (
      <UnknownAddress {...words()} />
    ) : null
}

function UnknownAddress({ title, text }: UnknownAddressProps) {
  const { config } = useServices()
  const { supportEmail } = config.brand
  return (
    <ErrorPage
      icon={<FileQuestionMark />}
      title={title}
      actions={
        supportEmail ? <Link href={`mailto:${supportEmail}`}>{m.common_contact_support()}</Link> : null
      }
    >
      {text}
    </ErrorPage>
  )
}
