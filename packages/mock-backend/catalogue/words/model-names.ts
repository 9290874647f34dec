/** Model names, the same in every language: short Nordic first names and plants. */
export const MODEL_NAMES = `
Vanamo Tindra Solveig Aino Saga Ingrid Freja Lumi Signe Astrid Helmi Liv Tuva Ronja Elsa Ylva Thea Pihla Embla Maren
Alva Venla Runa Siri Hilla Linnea Aurora Svea Nora Idun Tove Saana Vilja Agnes Ellen Marit Oona Selma Inari Tilda
Hedda Mila Stina Lempi Vera Unni Elvira Sunniva Silja Maud Eira Kerttu Hilma Tyra Ebba Aava Synne Iida Kaja Alma
Taika Lykke Sofi Elina Juni Ottilia Suvi Malin Viola Helka Tora Nanna Sigrid Lovisa Edda Milla Asta Pilvi Disa Emmi
Sylvi Oda Tekla Meri Hulda Ida Jenny Orvokki Frida Kielo Nelly Varpu Moa Kaia Iris Valborg Ilona Saara Klara Lilja
Kanerva Johanne Wilma Amalie Fanny Eevi Malva Senja Otava Isla Livia Minea Vendela Felicia Greta Hillevi Elma Nelma
`
  .trim()
  .split(/\s+/)

/** Second parts of double model names. */
export const SECOND_NAMES = `
Maria Linnea Sofia Elisabet Johanna Kristina Margareta Helena Amalia Karoliina Matilda Cecilia Viktoria Ulrika Susanna
Eleonora Mathilde Christine Louise Marie Sofie Katrine Emilie Josefine Charlotte Henriette Kathrine Tuulikki Annikki
Inkeri Kaarina Orvokki Ilona Aurora Viola Augusta Dorotea Elvira Felicia Gustava
`
  .trim()
  .split(/\s+/)
