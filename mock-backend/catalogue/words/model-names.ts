/** Names of models, the same in every language: first names, islands and plants of the North. */
export const MODEL_NAMES = `
Vanamo Aune Tindra Solveig Aino Saga Ingrid Freja Lumi Signe Astrid Helmi Liv Tuva Maija Ronja Elsa Sanni Ylva Thea
Pihla Embla Maren Alva Venla Runa Siri Hilla Linnea Aurora Svea Kaisa Nora Idun Tove Saana Majken Vilja Agnes Ellen
Marit Oona Karin Dagny Selma Inari Gro Tilda Hedda Mila Borghild Stina Ragna Lempi Vera Unni Elvira Sunniva Silja Maud
Eira Kerttu Hilma Jorunn Tyra Minna Bodil Ebba Aava Gerda Synne Iida Rut Kaja Mette Alma Taika Lykke Sofi Berit Elina
Hanne Juni Ottilia Ingeborg Suvi Malin Åse Viola Helka Tora Nanna Irja Sigrid Lovisa Merete Kirsti Anja Edda Milla
Gunvor Asta Pilvi Torunn Disa Raili Sissel Elna Vigdis Tuuli Marja Randi Emmi Birgit Sylvi Oda Kristin Tekla Guro Meri
Hulda Aslaug Vappu Ida Lisbet Seija Ragnhild Tyyne Lise Jenny Orvokki Ulrika Frida Kielo Gudrun Nelly Varpu Hilde Moa
Sinikka Turid Pirkko Kaia Iris Marja-Liisa Annika Valborg Ilona Beate Saara Klara Lilja Eldrid Kanerva Johanne Tuulia
Wilma Bergljot Amalie Rauha Inger Sirpa Dorte Fanny Eevi Jytte Malva Kirsten Paula Rikke Senja Tarja Gyda Otava Utö
Fårö Hitra Öja Tjörn Bornö Nagu Anholt Hailuoto Kustavi Vega Kökar Orust Runmarö Jurmo Hven Marstrand Skagen
Grisslehamn Ekenäs Hanko Levanto Svaneke Sandhamn Borgholm Kaarna Heinä Havtorn Lyng Angelika Timjan Rosmari Kamomilla
Malört Salvia Suopursu Vallmo Nypon Hassel
`
  .trim()
  .split(/\s+/)

/** Second names: with them two names make a third, as Nordic parents do. */
export const SECOND_NAMES = `
Maria Linnea Sofia Elisabet Johanna Kristina Margareta Helena Amalia Karoliina Matilda Cecilia Viktoria Ulrika Susanna
Eleonora Mathilde Christine Louise Marie Sofie Katrine Emilie Josefine Charlotte Henriette Kathrine Tuulikki Marjatta Annikki
Inkeri Kaarina Orvokki Anneli Irmeli Tellervo Ilona Aurora Birgitta Ingegerd Viola Augusta Dorotea Elvira Felicia Gustava
`
  .trim()
  .split(/\s+/)
