#!/bin/sh
# Cuts the packaged Readex Pro down to what pages use: the weights 400 to 700, and Latin in two files, of which the second is
# fetched only by a page that writes an accented letter. The name of the Arabic language is a file of its own: each English page
# shows this one word. Run from this folder with fontTools 4.66.1 and brotli 1.2.0 on the path:
#   sh subset.sh ../../../node_modules/@fontsource-variable/readex-pro/files
set -eu
# The same input gives the same bytes: no time of day is written into a file.
export SOURCE_DATE_EPOCH=0
from=$1
work=$(mktemp -d)
letters="U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B7,U+00BB,U+00D7,U+2009-200B,U+200E-200F,U+2010-2015,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2066-2069,U+2212"
more="U+00A1-00A8,U+00AA,U+00AC-00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2033,U+2039-203A,U+2044,U+20AC,U+2122,U+2215"
for script in latin arabic; do
  fonttools varLib.instancer -q "$from/readex-pro-$script-wght-normal.woff2" wght=400:700 -o "$work/$script.woff2"
done
cut() { pyftsubset "$work/$1.woff2" --unicodes="$2" --layout-features='*' --flavor=woff2 --output-file="readex-pro-$3.woff2"; }
cut latin "$letters" latin
cut latin "$more" latin-more
cut arabic '*' arabic
fonttools varLib.instancer -q "$work/arabic.woff2" wght=500 -o "$work/name.woff2"
pyftsubset "$work/name.woff2" --text="العربية" --layout-features='*' --flavor=woff2 --output-file=readex-pro-arabic-name.woff2
rm -r "$work"
