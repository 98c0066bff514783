/** It is kept where a kind of payer may be: the answer of who files no GST return, and has no date of it. */
export const NO_GST = 'no-gst';
