import { useQuery } from '@tanstack/react-query'
import { pictureQuery } from '../queries.ts'

type PictureProps = {
  handle: string
  alt: string
  className?: string | undefined
  /** It was handed in: shoppers see it at an address of its own. Else its merchant looks at the file. */
  isPublic: boolean
}

/** A picture of a campaign; nothing until it may be looked at. */
export function Picture({ handle, alt, className, isPublic }: PictureProps) {
  const { data } = useQuery({ ...pictureQuery(handle), enabled: !isPublic })
  const address = isPublic ? `/ads/api/v1/pictures/${encodeURIComponent(handle)}` : data
  return address ? <img className={className} src={address} alt={alt} /> : null
}
