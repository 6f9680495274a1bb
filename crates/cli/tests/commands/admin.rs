//! `rokade admin`, over folders of the test's own.

use rokade_server::store::DataFolder;

use crate::program::{dutch, english};

#[test]
fn a_backup_is_made_while_the_house_runs_and_put_back_when_it_is_closed() {
    let place = tempfile::tempdir().unwrap();
    let path = |name: &str| place.path().join(name).to_str().unwrap().to_owned();
    let (data, copy) = (path("data"), path("copy"));
    let house = DataFolder::take(data.as_ref()).unwrap();
    drop(house.store().unwrap());

    let backup = ["admin", "backup", "--data", &data, &copy];
    let (output, errors, code) = english(&backup, "");
    assert_eq!((output.contains(&copy), errors.as_str(), code), (true, "", 0), "{output}");
    let (_, errors, code) = dutch(&backup, "");
    assert!(errors.contains("bestaat al"), "{errors}");
    assert_eq!(code, 2);

    let restore = ["admin", "restore", "--data", &data, &copy];
    let (_, errors, code) = english(&restore, "");
    assert!(errors.contains("close it first"), "{errors}");
    assert_eq!(code, 2);
    drop(house);
    let (output, errors, code) = dutch(&restore, "");
    assert!(output.starts_with("De kopie is teruggezet."), "{output}");
    assert_eq!((errors.as_str(), code), ("", 0));
}

#[test]
fn where_there_is_nothing_it_says_so() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().to_str().unwrap();
    let (_, errors, code) = english(&["admin", "backup", "--data", data, "copy"], "");
    assert!(errors.starts_with("rokade: there are no games in "), "{errors}");
    assert_eq!(code, 2);
}
