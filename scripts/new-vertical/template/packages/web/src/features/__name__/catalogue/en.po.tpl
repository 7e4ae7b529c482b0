msgid ""
msgstr ""
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"
"X-Generator: @lingui/cli\n"
"Language: en\n"

#: src/features/__name__/home-page.tsx
#: src/features/__name__/load-home.ts
msgid "Nothing can be booked here yet."
msgstr "Nothing can be booked here yet."

#: src/features/__name__/home-page.tsx
#: src/features/__name__/load-home.ts
msgid "This line of business is being built"
msgstr "This line of business is being built"
