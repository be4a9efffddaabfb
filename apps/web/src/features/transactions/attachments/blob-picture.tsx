import { useEffect, useRef } from "react";

type BlobPictureProps = {
  readonly blob: Blob;
  readonly alt: string;
  readonly className?: string | undefined;
  readonly onError?: (() => void) | undefined;
};

/** A picture of bytes that are at hand; its address is given back with it. */
export const BlobPicture = ({ blob, alt, className, onError }: BlobPictureProps) => {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (picture.current !== null) picture.current.src = url;
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  return <img ref={picture} className={className} alt={alt} onError={onError} />;
};
